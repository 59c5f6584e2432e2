import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { isMobile } from '@/utils/formats';
import { isTouched } from '../shared/completeness';
import { sectionOf } from '../shared/sections';
import { type EntryValues, fieldIdOf } from '../values';
import styles from './Editor.module.css';
import { focusSoon } from './focusSoon';
import PrefillOffer from './PrefillOffer';
import type { ResumeFormState } from './useResumeForm';

/** Offers the account's data for the basic section: all of them when it is empty, later a changed mobile number. */
export default function BasicOffers({ state }: { state: ResumeFormState }) {
  const { current, offers } = state;
  const isBlank = !isTouched(current, sectionOf('basic'));
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

interface MobileOfferProps {
  /** The mobile number in the résumé. */
  present: string | undefined;
  onTake: (mobile: string) => void;
}

/**
 * Offers the account's mobile number when it is known in full and differs from the résumé's, because employers would
 * call the old one.
 */
function MobileOffer({ present, onTake }: MobileOfferProps) {
  const t = useT();
  const mobile = useUser()?.mobile ?? '';
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined || !present || !isMobile(mobile) || mobile === present) return null;
  return (
    <Alert
      type="info"
      role="region"
      className={styles.notice}
      aria-label={t('resume.mobile.title')}
      title={<Sentence id="resume.mobile.differs" values={{ mobile, present }} />}
      description={
        <Flex wrap gap={8}>
          <Button type="primary" onClick={() => onTake(mobile)}>
            {t('resume.mobile.take')}
          </Button>
          <Button onClick={() => setDeclined(true)}>{t('resume.mobile.keep')}</Button>
        </Flex>
      }
    />
  );
}
