import {
  getBanners,
  searchActivities,
  searchNotices,
  searchQuestions,
  viewNotice,
} from '@/services/content';
import { publicFileUrl } from '@/services/publicFileUrl';
import { getPosition, searchPositions } from '@/services/recruitment';
import type { NoticeDetail, PositionDetail, PositionPage } from '@/services/types';
import { shellId } from '@/utils/shell';
import type { Drawing } from '../../config/early/drawings';

/** An answer that the page's shell shows (src/early/content), with the screen that asked for it. */
export type FirstAnswer =
  | { screen: 'home' | 'search'; answer: PositionPage }
  | { screen: 'position'; answer: PositionDetail }
  | { screen: 'notice'; answer: NoticeDetail };

type FirstCall = (id: string) => Promise<FirstAnswer | undefined>;

interface FirstScreen {
  path: RegExp;
  calls: readonly FirstCall[];
  /** The script that draws an answer into the shell. */
  drawing?: Drawing;
  /** Whether the calls are the same whatever the query says, which only the screen itself can read. */
  hasAnyQuery?: boolean;
}

const firstPage = { current: 1, pageSize: 20 };

/**
 * The first banner is the largest picture of a broad home page: the shell shows it as soon as it is there. On a phone banners
 * come after the first positions, and are asked for when the reader is near them.
 */
async function showFirstBanner(): Promise<undefined> {
  if (window.matchMedia('(max-width: 767px)').matches) return undefined;
  const [banner] = await getBanners();
  const [place, title] = document.querySelectorAll(`#${shellId} section li:first-child span span`);
  if (!banner || !place || !title) return undefined;
  title.textContent = banner.title;
  const address = publicFileUrl(banner.imageFileId);
  if (!address) return undefined;
  const picture = new Image(1200, 360);
  picture.className = place.className;
  picture.alt = '';
  picture.src = address;
  await picture.decode();
  place.replaceWith(picture);
  return undefined;
}

const homePositions: FirstCall = async () => ({
  screen: 'home',
  answer: await searchPositions({ sort: 'newest', state: 'open', current: 1, pageSize: 5 }),
});

const allPositions: FirstCall = async () => ({
  screen: 'search',
  answer: await searchPositions({ sort: 'newest', ...firstPage }),
});

const position: FirstCall = async (id) => ({ screen: 'position', answer: await getPosition(id) });

const notice: FirstCall = async (id) => ({ screen: 'notice', answer: await viewNotice(id) });

/** A call whose answer the shell has no place for. */
const unseen = (call: () => Promise<unknown>) => () => call().then(() => undefined);

/** The calls with which a screen begins, by its path; `id` is the path's first group. */
const firstScreens: readonly FirstScreen[] = [
  {
    path: /^\/(?:home|index\.html)?$/,
    calls: [showFirstBanner, homePositions],
    drawing: 'rows',
  },
  { path: /^\/searchPosition\/(?:all|region)$/, calls: [allPositions], drawing: 'rows' },
  { path: /^\/notice$/, calls: [unseen(() => searchNotices(firstPage))] },
  { path: /^\/applyActivity$/, calls: [unseen(() => searchActivities(firstPage))] },
  { path: /^\/questionandanswer$/, calls: [unseen(() => searchQuestions(firstPage))] },
  {
    path: /^\/recruitmentview\/([\w-]+)(?:\/|$)/,
    calls: [position],
    drawing: 'position',
    hasAnyQuery: true,
  },
  { path: /^\/notice\/([\w-]+)(?:\/|$)/, calls: [notice], drawing: 'notice', hasAnyQuery: true },
];

/** What to begin for an address of the portal; nothing for screens that are not known here. */
export function firstScreenOf(path: string, search: string) {
  const found = firstScreens.find((screen) => screen.path.test(path));
  if (!found || (search && !found.hasAnyQuery)) return undefined;
  const id = found.path.exec(path)?.[1] ?? '';
  return { drawing: found.drawing, calls: found.calls.map((call) => () => call(id)) };
}
