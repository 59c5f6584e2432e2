# Puts the values of a place into a file of the build: the page, robots.txt, sitemap.xml or manifest.webmanifest.
#   awk -v base=/talent/ -f page.awk dist/site.conf VALUES FILE
# The first file holds the built-in values, the second those in force (values.awk). An inline script begins with a line
# `<script>` and ends at a line's end (config/htmlPlugin.ts); it stays as it is, for its hash is in the security policy.

function replaceAll(text, from, to,   done, at) {
  if (from == to) return text
  while (at = index(text, from)) {
    done = done substr(text, 1, at - 1) to
    text = substr(text, at + length(from))
  }
  return done text
}

function asHtml(text) {
  text = replaceAll(text, "&", "&amp;")
  text = replaceAll(text, "<", "&lt;")
  text = replaceAll(text, ">", "&gt;")
  return replaceAll(text, "\"", "&quot;")
}

# As JSON inside of HTML: no `<` can end the element.
function inJson(text) {
  text = replaceAll(text, "\\", "\\\\")
  text = replaceAll(text, "\"", "\\\"")
  return replaceAll(text, "<", "\\u003c")
}
function asJson(text) { return "\"" inJson(text) "\"" }

FNR == 1 { file++ }

file < 3 {
  at = index($0, "=")
  key = substr($0, 1, at - 1)
  if (file == 1) builtIn[key] = substr($0, at + 1)
  else if (builtIn[key] != substr($0, at + 1)) own[key] = substr($0, at + 1)
  next
}

index($0, "<script type=\"application/json\" id=\"site-values\">") == 1 {
  data = base == "/" ? "" : ",\"base\":" asJson(base)
  for (key in own) data = data ",\"" key "\":" asJson(own[key])
  print replaceAll($0, "{}", "{" substr(data, 2) "}")
  next
}

/^<script>/ { isScript = 1 }

!isScript {
  if (base != "/") {
    $0 = replaceAll($0, " src=\"/", " src=\"" base)
    $0 = replaceAll($0, " href=\"/", " href=\"" base)
    $0 = replaceAll($0, "Disallow: /", "Disallow: " base)
    $0 = replaceAll($0, builtIn["origin"] "/", builtIn["origin"] base)
  }
  for (key in own) {
    if (key == "title" || key == "description" || key == "origin")
      $0 = replaceAll($0, builtIn[key], FILENAME ~ /manifest$/ ? inJson(own[key]) : asHtml(own[key]))
  }
}

{ print }
/<\/script>$/ { isScript = 0 }
