import { ok } from './_preview/reply';
import { handlers } from './_preview/route';
import { fixedTerms, staffTerms } from './_preview/seed/terms';

// Forms and filters need the terms, so the scenario `empty` does not empty them.
export default handlers({
  'GET /pt/termjson/terms': () => ok(fixedTerms, { keepWhenEmpty: true }),
  'GET /pt/termjson/dbterms': () => ok(staffTerms, { keepWhenEmpty: true }),
});
