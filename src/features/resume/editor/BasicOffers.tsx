import { sectionStateOf } from '../shared/completeness';
import { sectionOf } from '../shared/sections';
import { type EntryValues, fieldIdOf } from '../values';
import { focusSoon } from './focusSoon';
import MobileOffer from './MobileOffer';
import PrefillOffer from './PrefillOffer';
import type { ResumeFormState } from './useResumeForm';

/** Offers the account's data for the basic section: all of them when it is empty, later a changed mobile number. */
export default function BasicOffers({ state }: { state: ResumeFormState }) {
  const { current, offers } = state;
  const section = sectionOf('basic');
  const isBlank = section && sectionStateOf(current, section) === 'untouched';
  const isRestorable = offers.some(({ sections }) => 'basic' in sections);
  const take = (values: EntryValues, field: string) => {
    state.put('basic', values);
    focusSoon(fieldIdOf(field));
  };
  const withMobile = (mobile: string) => ({ ...(state.read('basic') as EntryValues), mobile });
  if (isBlank) {
    return !isRestorable && <PrefillOffer onTake={(values) => take(values, 'basic.name')} />;
  }
  if (state.lockedFieldsOf('basic').includes('mobile')) return null;
  return (
    <MobileOffer
      present={current.basic.mobile}
      onTake={(mobile) => take(withMobile(mobile), 'basic.mobile')}
    />
  );
}
