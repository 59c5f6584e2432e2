import {
  cohort,
  departmentOfWork,
  departmentWords,
  employerToPost,
  employerWords,
  englishDegree,
  idleWords,
  internAt,
  majorEnd,
  marksWords,
  postWords,
  projectNumber,
  roleBehind,
  roleWords,
  schoolToLevel,
  schoolWords,
  servedAt,
  shortDegree,
  studentWords,
  studiedAt,
  studyRemark,
  unitWords,
  wasSoldier,
  workedAt,
  workedOnly,
} from '@/locales/resumeWords';
import type { RowSectionKey } from '../shared/sections';
import type { EntryValues } from '../values';

/** How a section's words are told apart. */
export interface RowKind {
  /** The fields of its period. */
  from: string;
  to: string;
  /** Fields without which a row has not been named. */
  names: readonly string[];
  /** Fields of which a row has one. */
  needs?: readonly string[];
  /** The one of them that may stand in a line of its own without any of `words`. */
  last?: string;
  words?: RegExp;
  /** Only what is sure is taken, so sentences may be read for it. */
  readsSentences?: boolean;
  /** What says that there is nothing. */
  none?: RegExp;
  /** The field of what stands below a row's first lines. */
  text?: string;
  take: (token: string, entry: EntryValues, put: (key: string, text: string) => boolean) => void;
}

/** A name rather than a remark: short, and no number. */
const isName = (token: string) =>
  token.length <= 60 && !/\d{3}|^\W+$/u.test(token.replace(/[\p{L}]/gu, 'a'));

const education: RowKind = {
  from: 'start',
  to: 'end',
  names: ['school', 'major'],
  needs: ['school', 'education'],
  take: (token, entry, put) => {
    if (marksWords.test(token) || studentWords.test(token)) return;
    const [, ofYear, studies] = cohort.exec(token) ?? [];
    if (ofYear) {
      put('school', ofYear);
      if (studies) education.take(studies, entry, put);
      return;
    }
    const [, school, department, major, level] =
      studiedAt.exec(token) ?? schoolToLevel.exec(token) ?? [];
    if (school && (major || level)) {
      put('school', school);
      put('department', department ?? '');
      put('major', major ?? '');
      if (level) education.take(level, entry, put);
      return;
    }
    const [, note = ''] = /[(\uff08](.+?)[)\uff09]/.exec(token) ?? [];
    const bare = token.replace(/[(\uff08].*?[)\uff09]/g, '').trim();
    put('studyMode', note);
    put('education', note);
    // A level alone is no degree.
    if (note.length > 2) put('degree', note);
    const english = /\p{Script=Han}/u.test(bare)
      ? null
      : (shortDegree.exec(bare) ?? englishDegree.exec(bare));
    if (english) {
      const level = (english[1] ?? '')
        .replace(/\./g, '')
        .replace(/^b\w*$/i, 'bachelor')
        .replace(/^m\w*$/i, 'master');
      put('degree', level);
      put('education', level);
      if (english[2]) put('major', english[2].replace(/^.* in /, ''));
      return;
    }
    const bareLevel = bare.replace(/\u975e?\u5168\u65e5\u5236|\u7edf\u62db/g, '');
    const hasMode = bareLevel !== bare && put('studyMode', bare);
    if (put('education', bareLevel) || put('degree', bareLevel) || hasMode) return;
    if (entry.education !== undefined && /^(?:\u7855\u58eb|\u535a\u58eb)$/.test(bare)) return;
    if (entry.school !== undefined && departmentWords.test(bare) && put('department', bare)) return;
    if (schoolWords.test(bare) && put('school', bare)) return;
    if (entry.school === undefined && schoolWords.test(bare)) return;
    if (!isName(bare)) return;
    // A direction of the studies, and no remark.
    const isDirection = /^\p{Script=Han}{2,8}$/u.test(note) && !studyRemark.test(note);
    put('major', isDirection ? token : bare.replace(majorEnd, ''));
  },
};

const work: RowKind = {
  from: 'start',
  to: 'end',
  names: ['employer', 'post'],
  last: 'post',
  words: new RegExp(`${employerWords.source}|${postWords.source}|${departmentOfWork.source}`, 'i'),
  none: idleWords,
  text: 'duties',
  take: (text, entry, put) => {
    const token = text.replace(internAt, '$1');
    if (!isName(token) || wasSoldier.test(token) || /\u8bc1\u4e66?$/.test(token)) return;
    const [, place, post, where = place, as = post] = workedAt.exec(token) ?? [];
    if (where && as) {
      put('employer', where);
      put('post', as);
      return;
    }
    const [, whereOnly, asOnly] = workedOnly.exec(token) ?? [];
    const [, employer = '', department = '', role = ''] = employerToPost.exec(token) ?? [];
    if (postWords.test(role) && !employerWords.test(`${department}${role}`)) {
      put('employer', employer);
      put('department', department);
      put('post', role);
      return;
    }
    if (whereOnly && put('employer', whereOnly)) return;
    if (asOnly && !employerWords.test(token) && put('post', asOnly)) return;
    if (employerWords.test(token) && put('employer', token)) return;
    if (postWords.test(token) && put('post', token)) return;
    if (entry.employer !== undefined && departmentOfWork.test(token) && put('department', token))
      return;
    if (entry.employer === undefined) put('employer', token);
    else put('post', token);
  },
};

const service: RowKind = {
  from: 'enlistedAt',
  to: 'dischargedAt',
  names: ['unit', 'post'],
  readsSentences: true,
  take: (token, _entry, put) => {
    if (wasSoldier.test(token)) return;
    const served = token.replace(servedAt, '');
    const [, post = '', rank = ''] = /^(.+?)[(\uff08](.+?)[)\uff09]$/.exec(served) ?? [];
    const text = post && put('rank', rank) ? post : served;
    if (put('rank', text) || put('dischargeMode', text)) return;
    if (unitWords.test(text)) {
      put('unit', text);
      return;
    }
    if (isName(text)) put('post', text);
  },
};

const projects: RowKind = {
  from: 'start',
  to: 'end',
  names: ['name', 'role'],
  text: 'description',
  take: (text, entry, put) => {
    const token = text.replace(projectNumber, '');
    if (entry.name !== undefined && roleWords.test(token) && put('role', token)) return;
    const [, name, role] = roleBehind.exec(token) ?? [];
    if (entry.name === undefined && name && role) {
      put('name', name);
      put('role', role);
    } else if (entry.name === undefined) put('name', token);
    else put('role', token);
  },
};

export const kinds: Partial<Record<RowSectionKey, RowKind>> = {
  education,
  work,
  service,
  projects,
};
