# Fills ${NAME} in a template with the variable of that name; a variable that is not set ends it with status 1.
{
  done = ""
  rest = $0
  while (match(rest, /\$\{[A-Z_]+\}/)) {
    name = substr(rest, RSTART + 2, RLENGTH - 3)
    if (!(name in ENVIRON)) {
      print FILENAME " line " FNR ": " name " is not set" | "cat >&2"
      exit 1
    }
    done = done substr(rest, 1, RSTART - 1) ENVIRON[name]
    rest = substr(rest, RSTART + RLENGTH)
  }
  print done rest
}
