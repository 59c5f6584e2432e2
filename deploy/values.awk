# Checks the file in which operations say what differs at their place, and prints every value in force.
#   awk -v own=PATH -f values.awk dist/site.conf PATH
# The first file holds the keys that exist, with their built-in values; the second, which may be missing, the place's own.
# Each wrong line is named on standard error; any of them ends with status 1.

function fault(text) {
  print own " line " FNR ": " text | "cat >&2"
  faults++
}

# What the value must be; empty when it is that.
function demand(key, value) {
  if (length(value) > 300) return "must be shorter: at most 300 bytes"
  if (value ~ /[[:cntrl:]]/) return "must be one line without control characters"
  if (key == "serverRoot") {
    if (value == "" || value ~ /^(\/[A-Za-z0-9_-]+)+$/) return ""
    if (value ~ /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[A-Za-z0-9_-]+)*$/) return ""
    return "must be empty, a path such as /jobs, or an address such as https://api.example.cn, without a slash at the end"
  }
  if (key == "monitoringUrl") {
    if (value == "" || value ~ /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]+)?\/[A-Za-z0-9._\/-]*$/) return ""
    return "must be empty, or an address with a path, such as https://ops.example.cn/portal"
  }
  if (key == "publicSecurityMark") {
    if (value == "" || value ~ /^[A-Za-z0-9_-]+\.(png|svg)$/) return ""
    return "must be empty, or the name of a .png or .svg file in dist/"
  }
  if (value == "") return "must not be empty"
  if (key == "origin" && value !~ /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]+)?$/)
    return "must be an address without a path, such as https://talent.example.cn"
  if (key == "releaseType" && value != "production" && value != "test")
    return "must be production or test"
  if (key == "phone" && value !~ /^[+0-9][-0-9 ()]*[0-9]$/)
    return "must be a telephone number of digits, spaces, brackets and hyphens"
  if (key == "email" && value !~ /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/)
    return "must be an e-mail address"
  if (key == "icp" && value !~ /ICP(备|证)[0-9]+号(-[0-9]+)?$/)
    return "must be a filing number such as 京ICP备12345678号-1"
  if (key == "publicSecurity" && value !~ /公网安备 ?[0-9]+号$/)
    return "must be a filing number such as 京公网安备11010102001234号"
  return ""
}

{ sub(/\r$/, "") }
FNR == 1 { sub(/^\357\273\277/, "") }
/^[ \t]*(#|$)/ { next }

{
  at = index($0, "=")
  key = at ? substr($0, 1, at - 1) : $0
  value = at ? substr($0, at + 1) : ""
  gsub(/^[ \t]+|[ \t]+$/, "", key)
  gsub(/^[ \t]+|[ \t]+$/, "", value)
}

NR == FNR {
  values[key] = value
  order[++count] = key
  next
}

!at { fault("\"" key "\" is not of the form key=value"); next }
!(key in values) { fault("\"" key "\" is not a key; the keys are those of dist/site.conf"); next }
key in seen { fault("\"" key "\" stands here a second time"); next }

{
  seen[key] = 1
  wanted = demand(key, value)
  if (wanted) fault("\"" key "\" " wanted ", and is \"" value "\"")
  else values[key] = value
}

END {
  close("cat >&2")
  if (faults) exit 1
  for (i = 1; i <= count; i++) print order[i] "=" values[order[i]]
}
