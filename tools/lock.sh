#!/bin/sh
# Writes the lock files anew: every version with its hashes, for every platform and Python,
# and no address of any index. Run it as `make lock`; extra arguments go to the resolver
# (for example `make lock LOCK=--upgrade`).
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
# The same versions as for the tests, so that both fit into one environment.
resolve_project play.txt --extra table --extra press --constraint requirements/test.txt "$@"
# What a server needs beside (see deploy/): the driver of PostgreSQL.
resolve_project serve.txt --extra table --extra press --extra postgresql --constraint requirements/test.txt "$@"
# The generator of clients needs other versions than the tests, so a slow test installs it by itself.
resolve tests/programs/generator.txt tests/programs/generator.in "$@"
