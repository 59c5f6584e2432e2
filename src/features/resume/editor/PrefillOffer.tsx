import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getRegisteredInfo } from '@/services/session';
import type { RegisteredInfo } from '@/services/types';
import { isFilled } from '../shared/completeness';
import { sectionOf } from '../shared/sections';
import type { Values } from '../values';
import SectionFacts from '../view/SectionFacts';
import styles from './Editor.module.css';

interface PrefillOfferProps {
  /** Takes over what registration knows, by field key of the basic section. */
  onTake: (values: Values) => void;
}

/** What comes masked (contract: RegisteredInfo, the identity number) has to be typed. */
function offeredOf(known: RegisteredInfo): Values {
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => isFilled(value) && !value.includes('*')),
  );
}

/** For an empty résumé: what registration already knows, taken over when wanted and never by itself. */
export default function PrefillOffer({ onTake }: PrefillOfferProps) {
  const t = useT();
  const [isDeclined, setDeclined] = useState(false);
  const { data } = useCall(() => getRegisteredInfo({ skipErrorHandler: true }), {
    // An offer that cannot be made is not missed.
    onError: () => undefined,
  });
  const section = sectionOf('basic');
  const values = data ? offeredOf(data) : {};
  if (!section || isDeclined || Object.keys(values).length === 0) return null;
  return (
    <Alert
      type="info"
      role="region"
      className={styles.notice}
      aria-labelledby="resume-prefill"
      // No heading: the offer stands before the section in the editor and inside it in the guided list.
      title={<strong id="resume-prefill">{t('resume.prefill.title')}</strong>}
      description={
        <>
          <SectionFacts section={section} value={values} isMasked />
          <div className={styles.tools}>
            <Button type="primary" onClick={() => onTake(values)}>
              {t('resume.prefill.take')}
            </Button>
            <Button onClick={() => setDeclined(true)}>{t('resume.prefill.decline')}</Button>
          </div>
        </>
      }
    />
  );
}
