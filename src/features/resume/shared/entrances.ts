import type { ResumeSectionKey } from '@/services/types';
import { safeReturnPath } from '@/session/returnPath';
import { resumeSections, sectionOf } from './sections';

/** Who sends someone into the editor, and where saving leads (docs/decisions.md, parameters in paths). */
export type EntranceKind = 'own' | 'apply' | 'activity' | 'delivery' | 'position';

export interface Entrance {
  kind: EntranceKind;
  /** Where saving and the way back lead. */
  backTo: string;
  /** The address of a section within this entrance, at a field when given. */
  hrefOf: (section: string, field?: string) => string;
  /** Whether going to a path stays within this entrance, where unsaved work is kept. */
  isInside: (pathname: string) => boolean;
  /** The section that the address names. */
  section: ResumeSectionKey | undefined;
  /** The field that the address names, a dotted path. */
  field: string | undefined;
  applyId?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value) as [string, string][];
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The page of a position that one came from, which knows the list before it; the bare one for anything else. */
function positionPage(id: string, back: string | null): string {
  const page = `/recruitmentview/${encodeURIComponent(id)}`;
  const wanted = safeReturnPath(back);
  return wanted && /^[/?]/.test(wanted.slice(page.length)) && wanted.startsWith(page)
    ? wanted
    : page;
}

function backOf(
  pathname: string,
  { id = '', src }: Params,
  back: string | null,
): { kind: EntranceKind; to: string } {
  const target = encodeURIComponent(id);
  const isActivity = pathname.startsWith('/activityresumeedit/');
  if (src === 'apply') {
    const kind = isActivity ? 'activity' : 'position';
    return { kind: isActivity ? 'activity' : 'apply', to: `/apply/${target}/${kind}?step=resume` };
  }
  if (src === 'activity') {
    const page = `/applyActivity/${target}/applyActivity`;
    const wizard = `/apply/${target}/activity?step=resume`;
    return { kind: 'activity', to: isActivity ? page : wizard };
  }
  if (src === 'position') return { kind: 'position', to: positionPage(id, back) };
  return { kind: 'own', to: '/resumeview' };
}

function sectionKeyOf(value: string | null | undefined): ResumeSectionKey | undefined {
  return value ? sectionOf(value)?.key : undefined;
}

/** Reads one of the editor's four addresses; an unknown section is left to the caller. */
export function entranceOf(pathname: string, search: string, params: Params): Entrance {
  const query = new URLSearchParams(search);
  const field = query.get('field') ?? undefined;
  const named = sectionKeyOf(query.get('section')) ?? sectionKeyOf(field?.split('.')[0]);
  if (params.useId !== undefined) {
    return {
      kind: 'own',
      backTo: '/resumeview',
      hrefOf: (section, at) => withQuery(`/resumeedit/${section}`, { field: at }),
      isInside: (path) => /^\/resumeedit\/[^/]+$/.test(path),
      section: sectionKeyOf(params.useId) ?? resumeSections[0]?.key,
      field,
    };
  }
  const back = query.get('back');
  const hrefOf = (to: string, at?: string) =>
    withQuery(pathname, { section: to, field: at, back: back ?? undefined });
  const isInside = (path: string) => path === pathname;
  if (params.applyId !== undefined) {
    const { applyId } = params;
    const backTo = withQuery('/user/deliveries', { applyId });
    return { kind: 'delivery', backTo, hrefOf, isInside, section: named, field, applyId };
  }
  const { kind, to } = backOf(pathname, params, back);
  return { kind, backTo: to, hrefOf, isInside, section: named, field };
}

/** Where a failed review is mended: the editor for that delivery, at the first field it names. */
export function mendHrefFor(applyId: string, field?: string): string {
  const path = `/apply/delivery/${encodeURIComponent(applyId)}`;
  return withQuery(path, { section: field?.split('.')[0], field });
}

/** The editor of the own résumé at a field, a dotted path. */
export function editorHrefAt(field: string): string {
  return withQuery(`/resumeedit/${field.split('.')[0]}`, { field });
}

/** Where the wizard of a target sends someone to fill a field, from where saving leads back into it. */
export function editorHrefFor(kind: 'position' | 'activity', targetId: string, field: string) {
  const target = encodeURIComponent(targetId);
  const path =
    kind === 'activity'
      ? `/activityresumeedit/${target}/apply/applyActivity`
      : `/resumeedit/${target}/apply`;
  return withQuery(path, { section: field.split('.')[0], field });
}

/**
 * Where the comparison of a position with the résumé sends someone to fill a field, or to begin. Saving leads back to
 * `page`, the very address of the position, so that the way from there to its list stays.
 */
export function editorHrefFromPosition(positionId: string, page: string, field?: string): string {
  const id = encodeURIComponent(positionId);
  const back = page === `/recruitmentview/${id}` ? undefined : page;
  return withQuery(`/resumeedit/${id}/position`, { section: field?.split('.')[0], field, back });
}
