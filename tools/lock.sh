#!/bin/sh
# Writes the lock files: all versions with their hashes, for all platforms and Python versions, without addresses of
# package indexes. Run it as `make lock`. Further arguments go to the resolver, for example `make lock LOCK=--upgrade`.
set -eu
cd "$(dirname "$0")/.."
uv=.venv/bin/uv
[ -x "$uv" ] || uv=uv

resolve() {
    output=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-config \
        --no-header --no-strip-extras --no-emit-index-url --no-emit-find-links \
        --output-file "$output" "$@" >/dev/null
}
resolve_project() {
    output=requirements/$1
    shift
    resolve "$output" pyproject.toml requirements/build.in "$@"
}

resolve_project test.txt --all-extras "$@"
# Use the same versions as for the tests, so that one environment can contain both.
resolve_project play.txt --extra server --extra print --constraint requirements/test.txt "$@"
# A server also needs the driver of PostgreSQL (see deploy/).
resolve_project serve.txt --extra server --extra print --extra postgresql --constraint requirements/test.txt "$@"
# The generator of API clients needs other versions than the tests. A slow test therefore installs it separately.
resolve tests/programs/generator.txt tests/programs/generator.in "$@"
