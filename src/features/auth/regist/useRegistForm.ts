import { getPrivacyTexts } from '@/services/content';
import { getRegistRules, validateRegistMobile } from '@/services/user';
import { readTab, writeTab } from '@/utils/tabStore';
import { site } from '../../../../config/site';
import { type RegistValues, textsToAgree, valuesFrom } from './registSteps';

const tabKey = 'regist';

/** Stores the values in the tab, without code and password. */
export function storeValues({ way, loginName, mobile, email, agreed }: RegistValues): void {
  writeTab(tabKey, { way, loginName, mobile, email, agreed });
}

/** The initial values of the form. */
export function storedValues(): RegistValues {
  return valuesFrom(readTab(tabKey));
}

/** The server's rules and the texts that need consent; both are needed. */
export async function loadRules() {
  const [rules, texts] = await Promise.all([getRegistRules(site.defaultDomain), getPrivacyTexts()]);
  return { rules, texts: textsToAgree(texts, rules.agreementId) };
}

/**
 * Whether the server has no account with this number; it cannot be asked about an address. Rejects as the call does; the
 * caller shows the failure.
 */
export async function isNumberFree({ way, mobile }: RegistValues): Promise<boolean> {
  if (way !== 'mobile') return true;
  const { available } = await validateRegistMobile(mobile, { skipErrorHandler: true });
  return available;
}
