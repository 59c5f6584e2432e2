import { siteValues } from './siteValues';

/** The parts of the tab's title: the page's own title and the number of unread notifications. */
let pageTitle = '';
let unread = 0;

function write(): void {
  const words = pageTitle ? `${pageTitle} - ${siteValues.title}` : siteValues.title;
  document.title = unread > 0 ? `(${unread}) ${words}` : words;
}

/** Sets the page's own title; '' for the portal's name only. */
export function setTitle(title: string): void {
  pageTitle = title;
  write();
}

/** Sets the number of unread notifications before the title; 0 for none. */
export function setTitleCount(count: number): void {
  unread = count;
  write();
}
