import { Alert, Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';

interface RestoredProps {
  words: string;
  discardLabel: string;
  onDiscard: () => void;
  /** What is older than the form is taken up only when the person says so. */
  onTake?: () => void;
}

/** Says that work of an earlier visit is there, and what can be done with it. */
export default function Restored({ words, discardLabel, onDiscard, onTake }: RestoredProps) {
  const t = useT();
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      title={words}
      action={
        <Flex gap={8} wrap>
          {onTake && <Button onClick={onTake}>{t('apply.draft.take')}</Button>}
          <Button onClick={onDiscard}>{discardLabel}</Button>
        </Flex>
      }
    />
  );
}
