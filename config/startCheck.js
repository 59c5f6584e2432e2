// ECMAScript 5: it must run in browsers that cannot read the portal's scripts. It is a part of the page (config/htmlPlugin.ts).
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
