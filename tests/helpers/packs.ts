import enEntry from '../../src/locales/en-US/entry';
import enForms from '../../src/locales/en-US/forms';
import enPerson from '../../src/locales/en-US/person';
import enReading from '../../src/locales/en-US/reading';
import enResume from '../../src/locales/en-US/resume';
import enStart from '../../src/locales/en-US/start';
import zhEntry from '../../src/locales/zh-CN/entry';
import zhForms from '../../src/locales/zh-CN/forms';
import zhPerson from '../../src/locales/zh-CN/person';
import zhReading from '../../src/locales/zh-CN/reading';
import zhResume from '../../src/locales/zh-CN/resume';
import zhStart from '../../src/locales/zh-CN/start';

/** The texts of each language by set (src/locales/textSets.ts), and those of the entry. */
export const textSets = {
  'zh-CN': {
    entry: zhEntry,
    start: zhStart,
    reading: zhReading,
    forms: zhForms,
    person: zhPerson,
    resume: zhResume,
  },
  'en-US': {
    entry: enEntry,
    start: enStart,
    reading: enReading,
    forms: enForms,
    person: enPerson,
    resume: enResume,
  },
} as const;

/** All texts of each language. */
export const allTexts = {
  'zh-CN': {
    ...zhEntry,
    ...zhStart,
    ...zhReading,
    ...zhForms,
    ...zhPerson,
    ...zhResume,
  },
  'en-US': {
    ...enEntry,
    ...enStart,
    ...enReading,
    ...enForms,
    ...enPerson,
    ...enResume,
  },
} as const;
