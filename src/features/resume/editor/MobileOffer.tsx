import { Alert, Button } from 'antd';
import { useState } from 'react';
import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { isMobile } from '@/utils/formats';
import styles from './Editor.module.css';

interface MobileOfferProps {
  /** The mobile number in the résumé. */
  present: string | undefined;
  onTake: (mobile: string) => void;
}

/**
 * Offers the account's mobile number when it is known in full and differs from the résumé's, because employers would
 * call the old one.
 */
export default function MobileOffer({ present, onTake }: MobileOfferProps) {
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
        <div className={styles.tools}>
          <Button type="primary" onClick={() => onTake(mobile)}>
            {t('resume.mobile.take')}
          </Button>
          <Button onClick={() => setDeclined(true)}>{t('resume.mobile.keep')}</Button>
        </div>
      }
    />
  );
}
