// ECMAScript 5: it must run in browsers that cannot read the portal's scripts. It is a part of the page (config/htmlPlugin.ts).
// Router and bundle read the path that the page is served under here, unless the page has defined another (spec §2).
(function (base) {
  if (!base) return;
  window.routerBase = window.routerBase || base;
  window.publicPath = base;
})(JSON.parse(document.getElementById('site-values').textContent).base);

document.addEventListener('DOMContentLoaded', function () {
  var isTooOld = !window.structuredClone || !Object.hasOwn || !Array.prototype.at;
  // src/app.ts; all scripts of the page have run, or failed to.
  if (!isTooOld && window.isPortalStarted) return;
  var notice = document.getElementById(isTooOld ? 'too-old' : 'not-started');
  notice.style.display = 'block';
  if (!window.isPortalStarted) document.documentElement.className += ' notStarted';
  // A link that is there before the skip link would be taken for the page's first one.
  Array.prototype.forEach.call(notice.getElementsByTagName('a'), function (link) {
    link.href = window.location.href;
  });
});
