import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { RegisteredInfo } from '@/services/types';
import { isFilled } from '../shared/completeness';
import { sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import SectionFacts from '../view/SectionFacts';
import styles from './Editor.module.css';
import { useRegisteredInfo } from './useRegisteredInfo';

/**
 * The data that can be filled in. Masked values (contract: RegisteredInfo, the identity number) are left out, and so is
 * a login name in place of a name.
 */
function offeredOf(known: RegisteredInfo, loginName: string | undefined): EntryValues {
  return Object.fromEntries(
    Object.entries(known).filter(
      ([key, value]) =>
        isFilled(value) && !value.includes('*') && !(key === 'name' && value === loginName),
    ),
  );
}

/** For an empty résumé: offers the registration's data; when the person accepts, `onTake` fills them in. */
export default function PrefillOffer({ onTake }: { onTake: (values: EntryValues) => void }) {
  const t = useT();
  const loginName = useUser()?.loginName;
  const [isDeclined, setDeclined] = useState(false);
  const { data, isAwaited } = useRegisteredInfo();
  const values = data ? offeredOf(data, loginName) : {};
  if (isAwaited) {
    return (
      // As high as the offer: the fields below must not move from under a finger.
      <div className={styles.offerWaiting}>
        <SkeletonLines rows={4} />
      </div>
    );
  }
  if (isDeclined || Object.keys(values).length === 0) return null;
  return (
    <Alert
      type="info"
      role="region"
      className={styles.notice}
      aria-labelledby="resume-prefill"
      // Not a heading, because the heading level differs: the offer is above the section in the editor and inside it in
      // the guided list.
      title={<strong id="resume-prefill">{t('resume.prefill.title')}</strong>}
      description={
        <>
          <SectionFacts section={sectionOf('basic')} value={values} isMasked />
          <Flex wrap gap={8}>
            <Button type="primary" onClick={() => onTake(values)}>
              {t('resume.prefill.take')}
            </Button>
            <Button onClick={() => setDeclined(true)}>{t('resume.prefill.decline')}</Button>
          </Flex>
        </>
      }
    />
  );
}
