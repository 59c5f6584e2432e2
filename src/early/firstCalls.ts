import {
  getBanners,
  searchActivities,
  searchNotices,
  searchQuestions,
  viewNotice,
} from '@/services/content';
import { publicFileUrl } from '@/services/publicFileUrl';
import { getPosition, searchPositions } from '@/services/recruitment';
import { shellId } from '@/utils/shell';

type FirstCall = (id: string) => Promise<unknown>;

const firstPage = { current: 1, pageSize: 20 };

/** The first banner is the largest picture of the home page: the shell shows it as soon as it is there. */
async function showFirstBanner(): Promise<void> {
  const [banner] = await getBanners();
  const [place, title] = document.querySelectorAll(`#${shellId} section li:first-child span span`);
  if (!banner || !place || !title) return;
  title.textContent = banner.title;
  const address = publicFileUrl(banner.imageFileId);
  if (!address) return;
  const picture = new Image(1200, 360);
  picture.className = place.className;
  picture.alt = '';
  picture.src = address;
  await picture.decode();
  place.replaceWith(picture);
}

const searchAll: FirstCall = () => searchPositions({ sort: 'newest', ...firstPage });

const homeCalls: readonly FirstCall[] = [
  showFirstBanner,
  () => searchPositions({ sort: 'newest', state: 'open', current: 1, pageSize: 5 }),
];

/** The calls with which a screen begins, by its path; without a query, which only the screen itself can read. */
const firstCalls: readonly [RegExp, readonly FirstCall[]][] = [
  [/^\/(?:home|index\.html)?$/, homeCalls],
  [/^\/searchPosition\/(?:all|region)$/, [searchAll]],
  [/^\/notice$/, [() => searchNotices(firstPage)]],
  [/^\/applyActivity$/, [() => searchActivities(firstPage)]],
  [/^\/questionandanswer$/, [() => searchQuestions(firstPage)]],
];

/** The same of screens that show a thing by its id, whatever the query says. */
const byId: readonly [RegExp, FirstCall][] = [
  [/^\/recruitmentview\/([\w-]+)(?:\/|$)/, getPosition],
  [/^\/notice\/([\w-]+)(?:\/|$)/, viewNotice],
];

/** The calls to begin for an address of the portal; none for screens that are not known here. */
export function firstCallsOf(path: string, search: string): (() => Promise<unknown>)[] {
  for (const [pattern, call] of byId) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return [() => call(id)];
  }
  if (search) return [];
  const calls = firstCalls.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return calls.map((call) => () => call(''));
}
