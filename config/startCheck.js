// ECMAScript 5: it must run in browsers that cannot read the portal's scripts. It is a part of the page (config/htmlPlugin.ts).
document.addEventListener('DOMContentLoaded', function () {
  var isTooOld = !window.structuredClone || !Object.hasOwn || !Array.prototype.at;
  // src/app.ts; all scripts of the page have run, or failed to.
  if (!isTooOld && window.isPortalStarted) return;
  document.getElementById(isTooOld ? 'too-old' : 'not-started').style.display = 'block';
  if (!window.isPortalStarted) document.documentElement.className += ' notStarted';
});
