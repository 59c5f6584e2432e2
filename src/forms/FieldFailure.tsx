import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useWhenOnline } from '@/hooks/useWhenOnline';
import { isChunkError, isReloadDue } from '@/utils/chunkError';
import { useFormContext } from './FormContext';
import styles from './PortalForm.module.css';
import { retryFaces } from './registry';

interface FieldFailureProps {
  error: unknown;
  /** The field was fetched again and failed again: the portal may have been renewed, so that only a reload helps. */
  isRetried: boolean;
  /** The field's label. */
  children: ReactNode;
}

/**
 * Replaces a field whose control did not load, so that the form stays with all that was typed. It is fetched again by itself once
 * the device is online. Any other error is the page's (PageBoundary), as is a missing file that a reload may bring where it loses nothing.
 */
export default function FieldFailure({ error, isRetried, children }: FieldFailureProps) {
  const t = useT();
  const { losesOnReload } = useFormContext();
  // Decided once: a form that stands must not give way to a reload when the device comes online again.
  const [isOfField] = useState(() => isChunkError(error) && (losesOnReload() || !isReloadDue()));
  useWhenOnline(retryFaces);
  if (!isOfField) throw error;
  return (
    <div className={styles.waiting}>
      {children}
      <Flex role="alert" align="center" gap="small" wrap>
        {t('common.field.failed')}
        <Button onClick={retryFaces}>{t('common.retry')}</Button>
        {isRetried && (
          <Button onClick={() => window.location.reload()}>{t('frame.crash.reload')}</Button>
        )}
      </Flex>
    </div>
  );
}
