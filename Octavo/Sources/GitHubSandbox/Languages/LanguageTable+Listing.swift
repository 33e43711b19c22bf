extension LanguageTable {
  /// Programming and markup languages with their extensions and whole file names.
  ///
  /// Taken from GitHub Linguist's `languages.yml` (MIT); where languages share an extension, the
  /// one that is met most often has it.
  static let listing = """
    1C Enterprise: .bsl .os
    4D: .4dm
    ABAP: .abap
    ABAP CDS: .asddls
    AGS Script: .asc
    AIDL: .aidl
    ALGOL: .alg
    AMPL: .ampl
    ANTLR: .g4
    API Blueprint: .apib
    APL: .apl .dyalog
    ASL: .asl .dsl
    ASP.NET: .asax .ascx .ashx .asmx .aspx .axd
    ATS: .dats .hats .sats
    ActionScript: .as
    Ada: .ada .adb .ads
    Agda: .agda .lagda
    Aiken: .ak
    Aleo: .aleo
    Alloy: .als
    AngelScript: .angelscript
    Answer Set Programming: .lp
    Antlers: .antlers.html .antlers.php .antlers.xml
    Apex: .apex
    AppleScript: .applescript .scpt
    Arc: .arc
    AspectJ: .aj
    Assembly: .a51 .agc .asm .i .nas .nasm .s .x68
    Astro: .astro
    Asymptote: .asy
    Augeas: .aug
    AutoHotkey: .ah1 .ah2 .ahk .ahkl
    AutoIt: .au3
    Awk: .auk .awk .gawk .mawk .nawk
    B: .b
    B (Formal Method): .mch
    B4X: .bas
    BAML: .baml
    BBCode: .bbcode
    BQN: .bqn
    Ballerina: .bal
    Batchfile: .bat .cmd gradlew.bat mvnw.cmd
    Beef: .bf
    Befunge: .befunge
    Berry: .be
    BibTeX Style: .bst
    Bicep: .bicep .bicepparam
    Bikeshed: .bs
    BitBake: .bbappend .bbclass
    Blade: .blade .blade.php
    BlitzBasic: .decls
    BlitzMax: .bmx
    Blueprint: .blp
    Bluespec: .bsv
    Boo: .boo
    Boogie: .bpl
    Brightscript: .brs
    Bru: .bru
    C: .c .cats .h .h.in .idc .opencl .upc
    C#: .cake .cs .cs.pp .csx .linq
    C++: .c++ .cc .cp .cpp .cppm .cxx .h++ .hh .hpp .hxx .inc .inl .ino .ipp .ixx .re .tcc .tpp .txx
    C3: .c3
    CAP CDS: .cds
    CLIPS: .clp
    CMake: .cmake .cmake.in CMakeLists.txt
    COBOL: .cbl .ccp .cob .cobol .cpy
    CQL: .cql
    CSS: .css .pcss .postcss
    CUE: .cue
    CWeb: .w
    Cadence: .cdc
    Cairo: .cairo
    Cangjie: .cj
    Cap'n Proto: .capnp
    Carbon: .carbon
    CartoCSS: .mss
    Ceylon: .ceylon
    Chapel: .chpl
    Charity: .ch
    ChucK: .ck
    Circom: .circom
    Cirru: .cirru
    Clarion: .clw
    Clarity: .clar
    Classic ASP: .asp
    Clean: .dcl .icl
    Click: .click
    Clojure: .bb .boot .cl2 .clj .cljc .cljs .cljs.hl .cljscm .cljx .hic riemann.config
    Closure Templates: .soy
    Clue: .clue
    CodeQL: .ql .qll
    CoffeeScript: ._coffee .cjsx .coffee .coffee.erb .coffee.md .iced .litcoffee Cakefile
    ColdFusion: .cfc .cfm .cfml
    Common Lisp: .asd .cl .l .lisp .lsp .ny .podsl .sexp
    Common Workflow Language: .cwl
    Component Pascal: .cps
    Cooklang: .cook
    Crystal: .cr
    Csound: .orc .udo
    Csound Document: .csd
    Csound Score: .sco
    Cuda: .cu .cuh
    Curry: .curry
    Cycript: .cy
    Cypher: .cyp .cypher
    Cython: .pxd .pxi .pyx
    D: .di
    D2: .d2
    DIGITAL Command Language: .com
    DM: .dm
    Dafny: .dfy
    Dart: .dart
    Daslang: .das
    DataWeave: .dwl
    Dhall: .dhall
    Dockerfile: .containerfile .dockerfile Containerfile Dockerfile
    Dogescript: .djs
    Dune: dune-project
    Dylan: .dyl .dylan .intr .lid
    ECL: .ecl .eclxml
    EJS: .ect .ejs .ejs.t .jst
    EQ: .eq
    Earthly: Earthfile
    Edge: .edge
    EdgeQL: .edgeql .esdl
    Eiffel: .e
    Elixir: .ex .exs mix.lock
    Elm: .elm
    Elvish: .elv
    Emacs Lisp: .abbrev_defs .el .emacs .emacs .emacs.desktop .emacs.desktop .gnus .spacemacs .viper
    Emacs Lisp: Cask Eask Project.ede _emacs abbrev_defs
    EmberScript: .em .emberscript
    Erlang: .app .app.src .erl .escript .hrl .xrl .yrl Emakefile rebar.config rebar.config.lock
    Erlang: rebar.lock
    F#: .fs .fsi .fsx
    F*: .fst .fsti
    FIRRTL: .fir
    FLUX: .flux .fx
    FPP: .fppi
    Factor: .factor .factor-boot-rc .factor-rc
    Fancy: .fancypack .fy Fakefile
    Fantom: .fan
    Faust: .dsp
    Fennel: .fnl
    Flix: .flix
    Fluent: .ftl
    Forth: .4th .forth .frt .fth .muf
    Fortran: .f .f03 .f08 .f77 .f90 .f95 .for .fpp
    FreeBASIC: .bi
    FreeMarker: .ftlh
    Futhark: .fut
    G-code: .cnc .g .gco .gcode
    GAML: .gaml
    GAMS: .gms
    GAP: .gap .gi .tst
    GDB: .gdb .gdbinit
    GDScript: .gd
    GDShader: .gdshader .gdshaderinc
    GLSL: .fp .frg .fsh .fshader .geo .geom .glsl .glslf .glslv .gshader .rchit .rmiss .shader .tesc
    GLSL: .tese .vert .vrx .vs .vsh .vshader
    GSC: .csc .gsc .gsh
    Genero 4gl: .4gl
    Genero per: .per
    Genshi: .kid
    Gherkin: .feature .story
    Gleam: .gleam
    Glyph: .glf
    Gno: .gno
    Gnuplot: .gnu .gnuplot .gp .plot
    Go: .go
    Go Template: .gohtml .gotmpl .html.tmpl .tmpl _helpers.tpl
    Golo: .golo
    Gosu: .gsx .vark
    Grace: .grace
    Grammatical Framework: .gf
    Groovy: .groovy .grt .gsp .gtpl .gvy Jenkinsfile
    HCL: .hcl .nomad .tf .tftpl .tfvars .tofu
    HIP: .hip
    HLSL: .cginc .fxh .hlsl .hlsli
    HTML: .cshtml .ecr .erb .erb.deface .heex .hta .htm .html .html.eex .html.hl .leex .phtml .razor
    HTML: .rhtml .xht .xhtml
    Hack: .hack .hhi
    Haml: .haml .haml.deface
    Handlebars: .handlebars .hbs
    Harbour: .hb
    Hare: .ha
    Haskell: .chs .hs .hs-boot .hsc .lhs
    Haxe: .hx .hxsl
    HiveQL: .hql .q
    HolyC: .hc
    Hurl: .hurl
    Hy: .hy
    IDL: .dlm
    IGOR Pro: .ipf
    IL Assembly: .il
    ISPC: .ispc
    Idris: .idr .lidr
    ImHex Pattern Language: .hexpat
    ImageJ Macro: .ijm
    Imba: .imba
    Inform 7: .i7x .ni
    Ink: .ink
    Inno Setup: .isl .iss
    Io: .io
    Ioke: .ik
    Isabelle: .thy ROOT
    J: .ijs
    JASS: .j
    JCL: .jcl
    JSONiq: .jq
    Jac: .jac
    Jai: .jai
    Janet: .janet
    Java: .jav .java .jsh .jsp .jte .tag
    JavaScript: ._js .bones .cjs .es .es6 .frag .gjs .gs .jake .javascript .js .js.erb .jsb .jscad
    JavaScript: .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib Jakefile
    JetBrains MPS: .mpl .mps .msd
    Jinja: .j2 .jinja .jinja2
    Jolie: .iol .ol
    Jsonnet: .jsonnet .libsonnet
    Julia: .jl
    Jupyter Notebook: .ipynb Notebook
    Just: .JUSTFILE .Justfile .just .justfile JUSTFILE Justfile justfile
    KCL: .k kcl.mod kcl.mod.lock
    KRL: .krl
    Kaitai Struct: .ksy
    KakouneScript: .kak kakrc
    KerboScript: .ks
    Kit: .kit
    KoLmafia ASH: .ash
    Koka: .kk
    Kotlin: .kt .ktm .kts
    LFE: .lfe
    LLVM: .ll
    LOLCODE: .lol
    LSL: .lsl .lslp
    LabVIEW: .lvclass .lvlib .lvproj
    Langium: .langium
    Lasso: .las .lasso .lasso8 .lasso9
    Latte: .latte
    Lean: .hlean .lean
    Leo: .leo
    Less: .less
    Lex: .flex .jflex .jisonlex .lex Lexer.x lexer.x
    LigoLANG: .ligo .mligo .religo
    LilyPond: .ily .ly
    Linker Script: .ld .lds ld.script
    Liquid: .liquid
    Liquidsoap: .liq
    LiveCode Script: .livecodescript
    LiveScript: ._ls .ls Slakefile
    Lobster: .lobster
    Logos: .xi .xm
    Logtalk: .lgt .logtalk
    LookML: .lkml .lookml
    Lua: .lua .luacheckrc .nse .p8 .pd_lua .rbxs .rockspec .wlua
    Luau: .luau
    M: .mumps
    M4: .m4 .mc configure.ac
    MATLAB: .matlab
    MAXScript: .mcr
    MDX: .mdx
    MLIR: .mlir
    MQL4: .mq4 .mqh
    MQL5: .mq5
    MTML: .mtml
    Macaulay2: .m2
    Makefile: .d .mak .make .makefile .mk .mkfile BSDmakefile GNUmakefile Kbuild Makefile
    Makefile: Makefile.am Makefile.boot Makefile.frag Makefile.in Makefile.inc Makefile.pc
    Makefile: Makefile.wat makefile makefile.sco mkfile
    Mako: .mako .mao
    Marko: .marko
    Mask: .mask
    Max: .maxhelp .maxpat .maxproj .mxt .pat
    MeTTa: .metta
    Mermaid: .mermaid .mmd
    Meson: meson.build meson_options.txt
    Metal: .metal
    MiniD: .minid
    MiniZinc: .mzn
    Mint: .mint
    Mirah: .druby .duby .mirah
    Modelica: .mo
    Modula-3: .i3 .ig .m3 .mg
    Module Management System: .mmk .mms descrip.mmk descrip.mms
    Monkey: .monkey .monkey2
    Moocode: .moo
    MoonBit: .mbt
    MoonScript: .moon
    Move: .move
    Mustache: .mustache
    Myghty: .myt
    NASL: .nasl
    NSIS: .nsh .nsi
    NWScript: .nss
    Nearley: .ne .nearley
    NetLinx: .axi .axs
    NetLinx+ERB: .axi.erb .axs.erb
    NetLogo: .nlogo
    Nextflow: .nf nextflow.config
    Nim: .nim .nim.cfg .nimble .nimrod .nims nim.cfg
    Nit: .nit
    Nix: .nix
    Nu: .nu Nukefile
    Nunjucks: .njk
    OCaml: .eliom .eliomi .ml .ml4 .mli .mll .mly
    OMNeT++ MSG: .msg
    OMNeT++ NED: .ned
    Oberon: .ob2
    Objective-C: .m
    Objective-C++: .mm
    Objective-J: .sj
    Omgrofl: .omgrofl
    Opa: .opa
    Opal: .opal
    Open Policy Agent: .rego
    OpenEdge ABL: .p
    OpenQASM: .qasm
    OpenSCAD: .scad
    OverPy: .opy
    OverpassQL: .overpassql
    Ox: .ox .oxh .oxo
    Oxygene: .oxygene
    Oz: .oz
    P4: .p4
    PDDL: .pddl
    PEG.js: .peggy .pegjs
    PHP: .aw .ctp .php .php .php3 .php4 .php5 .php_cs .php_cs.dist .phps .phpt Phakefile
    PLSQL: .bdy .fnc .pck .pkb .pks .plb .pls .plsql .spc .tpb .tps .trg .vw
    PLpgSQL: .pgsql
    POV-Ray SDL: .pov
    Pact: .pact
    Pan: .pan
    Papyrus: .psc
    Parrot: .parrot .pasm .pir
    Pascal: .dfm .dpr .lpr .pas .pascal .pp
    Pawn: .pwn .sma
    Pep8: .pep
    Perl: .al .latexmkrc .perl .ph .pl .plx .pm .psgi .t Makefile.PL Rexfile ack cpanfile latexmkrc
    PigLatin: .pig
    Pike: .pike .pmod
    PogoScript: .pogo
    Polar: .polar
    Pony: .pony
    Portugol: .por
    PostScript: .eps .epsi .pfa .ps
    Power Query: .pq
    PowerBuilder: .pbt .sra .sru .srw
    PowerShell: .ps1 .psd1 .psm1
    Praat: .praat
    Pro*C: .pc
    Processing: .pde
    Procfile: Procfile
    Prolog: .plt .pro .prolog .yap
    Promela: .pml
    Propeller Spin: .spin
    Pug: .jade .pug
    Puppet: Modulefile
    PureBasic: .pb .pbi
    PureScript: .purs
    Pyret: .arr
    Python: .cgi .fcgi .gclient .gyp .gypi .lmi .numpy .numpyw .numsc .py .py3 .pyde .pyi .pyp .pyt
    Python: .pyw .rpy .smk .snakefile .spec .tac .wsgi .xpy DEPS SConscript SConstruct Snakefile
    Python: wscript
    Q#: .qs
    QML: .qbs .qml
    QMake: .pri
    Qt Script: installscript.qs toolchain_installscript.qs
    Quake: m3makefile m3overrides
    QuakeC: .qc
    Quint: .qnt
    R: .Rapp.history .Rhistory .Rprofile .r .rd .rhistory .rsx expr-dist
    RAML: .raml
    RAScript: .rascript
    REALbasic: .rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate
    REXX: .pprx .rex .rexx
    RPGLE: .rpgle .sqlrpgle
    RUNOFF: .rnh
    Racket: .rkt .rktd .rktl .scrbl
    Ragel: .rl
    Raku: .6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod
    Rascal: .rsc
    ReScript: .resi
    Reason: .rei
    Rebol: .r2 .r3 .reb .rebol
    Red: .red
    Redcode: .cw
    Redscript: .reds
    RenderScript: .rsh
    Rich Text Format: .rtf
    Ring: .ring
    Riot: .riot
    RobotFramework: .resource .robot
    Roc: .roc
    Rocq Prover: .coq
    Roff: .1 .1in .1m .1x .2 .3 .3in .3m .3p .3pm .3qt .3x .4 .5 .6 .7 .8 .9 .chem .man .mdoc .me
    Roff: .ms .n .nr .pic .rno .roff .tmac eqnrc mmn mmt troffrc troffrc-end
    Rouge: .rg
    Ruby: .builder .eye .gemspec .god .irbrc .jbuilder .mspec .pluginspec .podspec .prawn .pryrc
    Ruby: .rabl .rake .rb .rbi .rbuild .rbw .rbx .ru .ruby .simplecov .thor .watchr Appraisals
    Ruby: Berksfile Brewfile Buildfile Capfile Dangerfile Deliverfile Fastfile Gemfile Guardfile
    Ruby: Jarfile Mavenfile Podfile Puppetfile Rakefile Snapfile Steepfile Thorfile Vagrantfile
    Ruby: buildfile
    Rust: .rs .rs.in
    SAS: .sas
    SCSS: .scss
    SMT: .smt .smt2 .z3
    SQF: .hqf .sqf
    SQLPL: .db2
    SRecode Template: .srt
    SWIG: .swg .swig
    Sage: .sage .sagews
    Sail: .sail
    Sass: .sass
    Scala: .kojo .sbt .sc .scala
    Scaml: .scaml
    Scenic: .scenic
    Scheme: .scm .sld .sls .sps .ss
    Scilab: .sce .sci
    Self: .self
    Shell: .bash .bash_aliases .bash_functions .bash_history .bash_logout .bash_profile .bashrc
    Shell: .bats .command .csh .cshrc .ebuild .eclass .envrc .fish .flaskenv .ksh .kshrc .login
    Shell: .pacscript .profile .sbatch .sh .sh.in .slurm .tcsh .tmux .tmux.conf .tool .trigger
    Shell: .xinitrc .xsession .zlogin .zlogout .zprofile .zsh .zsh-theme .zshenv .zshrc 9fs APKBUILD
    Shell: PKGBUILD bash_aliases bash_logout bash_profile bashrc cshrc gradlew kshrc login man mvnw
    Shell: profile tmux.conf xinitrc xsession zlogin zlogout zprofile zshenv zshrc
    ShellSession: .sh-session
    Shen: .shen
    Sieve: .sieve
    Singularity: Singularity
    Slang: .slang
    Slash: .sl
    Slim: .slim
    Slint: .slint
    SmPL: .cocci
    Smali: .smali
    Smalltalk: .st
    Smarty: .tpl
    Smithy: .smithy
    Solidity: .sol
    SourcePawn: .sp
    Squirrel: .nut
    Stan: .stan
    Standard ML: .fun .sig .sml
    Starlark: .bzl .star BUCK BUILD BUILD.bazel MODULE.bazel Tiltfile WORKSPACE WORKSPACE.bazel
    Starlark: WORKSPACE.bzlmod
    Stata: .ado .do .doh .ihlp .mata .matah .sthlp
    Stylus: .styl
    SugarSS: .sss
    SurrealQL: .surql
    Svelte: .svelte
    Swift: .swift
    SystemVerilog: .sv .svh .vh
    TI Program: .8xp .8xp.txt
    TL-Verilog: .tlv
    TLA: .tla
    TXL: .txl
    Talon: .talon
    Tape: .tape
    Tcl: .adp .sdc .tcl .tcl.in .tm .xdc owh starfield
    TeX: .aux .bbx .bib .bibtex .cbx .cls .dtx .ins .lbx .ltx .mkii .mkiv .mkvi .sty .tex .toc
    Tea: .tea
    Teal: .tl
    Thrift: .thrift
    Toit: .toit
    Tolk: .tolk
    Turing: .tu
    Twig: .twig
    TypeScript: .cts .gts .mts .ts .tsx
    Uno: .uno
    UnrealScript: .uc
    Untyped Plutus Core: .uplc
    UrWeb: .ur .urs
    VBScript: .vbs
    VCL: .vcl
    VHDL: .vhd .vhdl .vhf .vhi .vho .vhs .vht .vhw
    Vala: .vala .vapi
    Velocity Template Language: .vtl
    Vento: .vto
    Verilog: .v .veo
    Verse: .verse
    Vim Snippet: .snip .snippet .snippets
    Vim script: .exrc .gvimrc .nvimrc .vba .vim .vimrc .vimrc .vmb _vimrc gvimrc nvimrc vimrc
    Visual Basic .NET: .vb .vbhtml
    Visual Basic 6.0: .ctl .dsr
    Volt: .volt
    Vue: .vue
    Vyper: .vy
    WDL: .wdl
    WGSL: .wgsl
    WebAssembly: .wast .wat
    WebIDL: .webidl
    Whiley: .whiley
    Witcher Script: .ws
    Wolfram Language: .cdf .ma .mathematica .mt .nbp .wl .wls .wlt
    Wollok: .wlk
    Wren: .wren
    X10: .x10
    XC: .xc
    XProc: .xpl .xproc
    XQuery: .xq .xql .xqm .xquery .xqy
    XS: .xs
    XSLT: .xsl .xslt
    Xmake: xmake.lua
    Xojo: .xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window
    Xonsh: .xsh
    Xtend: .xtend
    YARA: .yar .yara
    YASnippet: .yasnippet
    Yacc: .bison .jison .y .yacc
    Yul: .yul
    ZAP: .xzap .zap
    ZIL: .mud .zil
    Zeek: .bro .zeek
    ZenScript: .zs
    Zephir: .zep
    Zig: .zig .zig.zon
    Zimpl: .zimpl .zmpl .zpl
    eC: .ec .eh
    hoon: .hoon
    kvlang: .kv
    mIRC Script: .mrc
    mcfunction: .mcfunction
    mupad: .mu
    nesC: .nc
    ooc: .ooc
    sed: .sed
    templ: .templ
    wisp: .wisp
    xBase: .prg .prw
    """
}
