import { getPrivacyTexts } from '@/services/content';
import { getRegistRules } from '@/services/user';
import { site } from '../../../../config/site';
import { textsToAgree } from './registSteps';

/** The server's rules and the texts to agree to; one without the other is of no use. */
export async function loadTerms() {
  const [rules, texts] = await Promise.all([getRegistRules(site.defaultDomain), getPrivacyTexts()]);
  return { rules, texts: textsToAgree(texts, rules.agreementId) };
}
