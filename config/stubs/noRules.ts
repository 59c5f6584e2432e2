/**
 * Stands for the engine behind the `rules` of antd's form items. The portal's forms are judged when they are sent, in its
 * own words (src/forms/usePortalForm.ts), so no item has rules.
 */
export default class NoRules {
  static warning = () => undefined;

  constructor() {
    throw new Error('The rules of a form item are not part of this portal: see usePortalForm');
  }
}
