/**
 * start: the frame and the home page; reading: the other public screens; forms: login, registration and forms in general;
 * person: a signed-in person's screens; resume: the résumé.
 */
export type TextSet = 'start' | 'reading' | 'forms' | 'person' | 'resume';

const home = /^\/(?:home[23]?|index\.html)?\/?$/i;
const guest = /^\/(?:censorlogin|regist|forgetpassword|inforgister|tmplrgister)\b/i;
const resume = /^\/(?:(?:activity)?resumeedit|ImproveResume|apply\/delivery)\b/i;
const person = /^\/(?:user|usercenter|apply|resumeview|changepass)\b/i;

/** The sets of texts that the screen of a path needs (spec §2). `pathname` is without the router base. */
export function textsFor(pathname: string, isSignedIn: boolean): readonly TextSet[] {
  if (resume.test(pathname)) return ['start', 'forms', 'resume'];
  const sets: TextSet[] = ['start'];
  const isGuest = guest.test(pathname);
  if (!isGuest && !home.test(pathname)) sets.push('reading');
  const isPersons = isSignedIn || person.test(pathname);
  if (isGuest || isPersons) sets.push('forms');
  if (isPersons) sets.push('person', 'resume');
  return sets;
}
