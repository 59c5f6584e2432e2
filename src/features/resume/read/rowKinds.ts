import {
  departmentOfWork,
  departmentWords,
  employerWords,
  englishDegree,
  majorEnd,
  marksWords,
  postWords,
  roleWords,
  schoolWords,
  servedAt,
  unitWords,
} from '@/locales/resumeWords';
import type { RowSectionKey } from '../shared/sections';
import type { EntryValues } from '../values';

/** How a section's words are told apart. */
interface RowKind {
  /** The fields of its period. */
  from: string;
  to: string;
  /** Fields without which a row has not been named. */
  names: readonly string[];
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
  take: (token, entry, put) => {
    if (marksWords.test(token)) return;
    const [, note = ''] = /[(\uff08](.+?)[)\uff09]/.exec(token) ?? [];
    const bare = token.replace(/[(\uff08].*?[)\uff09]/g, '').trim();
    put('studyMode', note);
    put('education', note);
    const english = /\p{Script=Han}/u.test(bare) ? null : englishDegree.exec(bare);
    if (english) {
      put(
        'degree',
        english[1]
          ?.replace(/\./g, '')
          .replace(/^b\w*$/i, 'bachelor')
          .replace(/^m\w*$/i, 'master') ?? '',
      );
      put(
        'education',
        english[1]
          ?.replace(/\./g, '')
          .replace(/^b\w*$/i, 'bachelor')
          .replace(/^m\w*$/i, 'master') ?? '',
      );
      if (english[2]) put('major', english[2]);
      return;
    }
    const level = bare.replace(/\u975e?\u5168\u65e5\u5236|\u7edf\u62db/g, '');
    const hasMode = level !== bare && put('studyMode', bare);
    if (put('education', level) || put('degree', level) || hasMode) return;
    if (entry.education !== undefined && /^(?:\u7855\u58eb|\u535a\u58eb)$/.test(bare)) return;
    if (entry.school !== undefined && departmentWords.test(bare) && put('department', bare)) return;
    if (schoolWords.test(bare) && put('school', bare)) return;
    if (entry.school === undefined && schoolWords.test(bare)) return;
    if (isName(bare)) put('major', bare.replace(majorEnd, ''));
  },
};

const work: RowKind = {
  from: 'start',
  to: 'end',
  names: ['employer', 'post'],
  text: 'duties',
  take: (token, entry, put) => {
    if (!isName(token)) return;
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
  take: (token, _entry, put) => {
    const text = token.replace(servedAt, '');
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
  take: (token, entry, put) => {
    if (entry.name !== undefined && roleWords.test(token) && put('role', token)) return;
    if (entry.name === undefined) put('name', token);
    else put('role', token);
  },
};

export const kinds: Partial<Record<RowSectionKey, RowKind>> = {
  education,
  work,
  service,
  projects,
};
