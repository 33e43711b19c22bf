# The commands of this project. `make run` and `make test` install what is missing (apt, saying so).

.PHONY: run desktop install uninstall deb pictures test test-long check api docs bench conformance clean

run: ## Build Octavo and start it on the demo world
	@Scripts/run

desktop: ## Build Octavo for the desktop and open it on the demo world
	@Scripts/desktop

install: ## Build the programs and install them in PREFIX (/usr/local), with manual pages and completions
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install

uninstall: ## Remove an installation from PREFIX
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install --uninstall

deb: ## Make a Debian package of the programs
	@Scripts/package-deb

pictures: ## Draw the pictures of the README anew
	@Scripts/pictures

test: ## The tests, some of Octavo's window with a sample of their cases, then the checks
	@Scripts/system-packages --tests
	@Scripts/test-all
	@Scripts/check

test-long: ## The tests with each of their cases, then walks through the window, and what is left after them
	@Scripts/system-packages --tests
	@Scripts/system-packages --gtk-tests
	@BINDERY_LONG=1 Scripts/test-all
	@Scripts/test-gtk --long

check: ## Format and language lint, generated code, folders, documentation and its examples, links
	@Scripts/check

api: ## Compare the public interface with that of the last version; a break needs a line of the changelog
	@Scripts/check-api

docs: ## Build the documentation of the framework, its kits and its guide as one site
	@Scripts/docs .build/documentation

bench: ## Measure the framework beside its peers, in a release build, and a star in a long list
	@Scripts/bench
	@Benchmarks/star

conformance: ## Run PyGithub, gh and Chromium, where installed, and 100,000 random requests against the sandbox
	@Scripts/conformance

clean: ## Forget all that was built
	rm -rf .build Octavo/.build
