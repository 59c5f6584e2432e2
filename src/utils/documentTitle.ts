import { site } from '../../config/site';

/** What the tab's title is made of: the page's own words, and how much waits to be read. */
let pageTitle = '';
let unread = 0;

function write(): void {
  const words = pageTitle ? `${pageTitle} - ${site.title}` : site.title;
  document.title = unread > 0 ? `(${unread}) ${words}` : words;
}

/** The page's own title; '' for the portal's alone. */
export function setTitle(title: string): void {
  pageTitle = title;
  write();
}

/** The number of unread notifications, which stands before the title; 0 for none. */
export function setTitleCount(count: number): void {
  unread = count;
  write();
}
