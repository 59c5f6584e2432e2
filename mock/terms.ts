import { ok } from './_preview/reply';
import { handlers } from './_preview/route';
import { fixedTerms, staffTerms } from './_preview/seed/terms';

// Terms are the words of every form and filter: the scenario `empty` leaves them whole.
export default handlers({
  'GET /pt/termjson/terms': () => ok(fixedTerms, { keepWhenEmpty: true }),
  'GET /pt/termjson/dbterms': () => ok(staffTerms, { keepWhenEmpty: true }),
});
