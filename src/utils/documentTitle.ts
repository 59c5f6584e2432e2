import noop from 'lodash/noop';
import { siteValues } from './siteValues';

/** The parts of the tab's title: the route's title, the more exact one of its screen, and the number of unread notifications. */
let routeTitle = '';
let pageTitle = '';
let unread = 0;

function write(): void {
  const title = pageTitle || routeTitle;
  const words = title ? `${title} - ${siteValues.title}` : siteValues.title;
  document.title = unread > 0 ? `(${unread}) ${words}` : words;
}

/** Sets the route's title; '' for the portal's name only. */
export function setRouteTitle(title: string): void {
  routeTitle = title;
  write();
}

/** Sets the screen's own title, which goes before the route's; '' when the screen leaves. */
export function setPageTitle(title: string): void {
  pageTitle = title;
  write();
}

/** Sets the number of unread notifications before the title, and on the icon of an installed portal; 0 for none. */
export function setTitleCount(count: number): void {
  unread = count;
  write();
  // Where the portal is not installed there is no icon.
  navigator.setAppBadge?.(count).catch(noop);
}
