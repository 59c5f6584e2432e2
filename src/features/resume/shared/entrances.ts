import type { ResumeSectionKey } from '@/services/types';
import { activityPath, enrolPath } from '@/utils/paths/activities';
import { applyPath, positionPath } from '@/utils/paths/positions';
import { safeReturnPath } from '@/utils/returnPath';
import { sectionOf } from './sections';

/** Where the person came from, which decides where saving leads (docs/product.md, Parameters in paths). */
export type EntranceKind = 'own' | 'apply' | 'activity' | 'delivery' | 'position';

export interface EditorEntrance {
  kind: EntranceKind;
  /** The target of saving and of the back link. */
  backTo: string;
  /** The address of a section in this entrance, and of a field when given. */
  hrefOf: (section: string, field?: string) => string;
  /** Whether a path stays in this entrance, where unsaved work is kept. */
  isInside: (pathname: string) => boolean;
  /** The section in the URL. */
  section: ResumeSectionKey | undefined;
  /** The dotted path of the field in the URL. */
  field: string | undefined;
  /** The person asked to fill the résumé in from a file. */
  startsWithFile: boolean;
  applyId?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value) as [string, string][];
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The position's page from which the person came, which knows its list; for any other value the plain page. */
function positionPage(id: string, back: string | null): string {
  const page = positionPath(id);
  const wanted = safeReturnPath(back);
  return wanted && /^[/?]/.test(wanted.slice(page.length)) && wanted.startsWith(page)
    ? wanted
    : page;
}

type Back = Pick<EditorEntrance, 'kind' | 'backTo'>;

function backOf(pathname: string, { id = '', src, applyId }: Params, back: string | null): Back {
  if (applyId !== undefined) {
    return { kind: 'delivery', backTo: withQuery('/user/deliveries', { applyId }) };
  }
  const isActivity = pathname.startsWith('/activityresumeedit/');
  if (src === 'activity' && isActivity) return { kind: 'activity', backTo: activityPath(id) };
  if (src === 'activity' || (src === 'apply' && isActivity)) {
    return { kind: 'activity', backTo: `${enrolPath(id)}?step=resume` };
  }
  if (src === 'apply') return { kind: 'apply', backTo: `${applyPath(id)}?step=resume` };
  if (src === 'position') return { kind: 'position', backTo: positionPage(id, back) };
  return { kind: 'own', backTo: '/resumeview' };
}

/** Reads one of the editor's four routes. The caller handles an unknown section. */
export function entranceOf(pathname: string, search: string, params: Params): EditorEntrance {
  const query = new URLSearchParams(search);
  const field = query.get('field') ?? undefined;
  const startsWithFile = query.get('from') === 'file';
  if (params.useId !== undefined) {
    return {
      kind: 'own',
      backTo: '/resumeview',
      hrefOf: (section, at) => withQuery(`/resumeedit/${section}`, { field: at }),
      isInside: (path) => /^\/resumeedit\/[^/]+$/.test(path),
      section: sectionOf(params.useId)?.key ?? 'basic',
      field,
      startsWithFile,
    };
  }
  const back = query.get('back');
  const section = sectionOf(query.get('section') ?? '') ?? sectionOf(field?.split('.')[0] ?? '');
  return {
    ...backOf(pathname, params, back),
    hrefOf: (to, at) => withQuery(pathname, { section: to, field: at, back: back ?? undefined }),
    isInside: (path) => path === pathname,
    section: section?.key,
    field,
    startsWithFile,
    applyId: params.applyId,
  };
}

/**
 * The address where a returned résumé is corrected: the editor for that delivery, at the first field that the review
 * names.
 */
export function correctionHref(applyId: string, field?: string): string {
  const path = `/apply/delivery/${encodeURIComponent(applyId)}`;
  return withQuery(path, { section: field?.split('.')[0], field });
}

/** The address of the person's own résumé editor at a field (dotted path). */
export function editorHrefAt(field: string): string {
  return withQuery(`/resumeedit/${field.split('.')[0]}`, { field });
}

/**
 * The address where a section or field, or the whole résumé from a file, is filled in for an application; saving leads
 * back to the wizard.
 */
export function editorHrefFor(
  kind: 'position' | 'activity',
  targetId: string,
  place: string,
  from?: 'file',
) {
  const target = encodeURIComponent(targetId);
  const path =
    kind === 'activity'
      ? `/activityresumeedit/${target}/apply/applyActivity`
      : `/resumeedit/${target}/apply`;
  const [section, field] = place.split('.');
  return withQuery(path, { section, field: field && place, from });
}

/**
 * The address where the comparison of a position with the résumé asks to fill in a field, or to start. Saving leads
 * back to `page`, the exact address of the position, so that its way back to the list still works.
 */
export function editorHrefFromPosition(positionId: string, page: string, field?: string): string {
  const path = `/resumeedit/${encodeURIComponent(positionId)}/position`;
  const back = page === positionPath(positionId) ? undefined : page;
  return withQuery(path, { section: field?.split('.')[0], field, back });
}
