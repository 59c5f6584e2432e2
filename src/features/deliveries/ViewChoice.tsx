import { Flex, Segmented } from 'antd';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';

interface ViewChoiceProps {
  isTable: boolean;
  onChoose: (isTable: boolean) => void;
}

/** The choice between cards and a table, where there is room for a table. */
export default function ViewChoice({ isTable, onChoose }: ViewChoiceProps) {
  const t = useT();
  const hasRoom = useTableRoom();
  if (!hasRoom) return null;
  return (
    <Flex justify="end" style={{ marginBottom: 12 }}>
      <Segmented
        aria-label={t('deliveries.view.label')}
        value={isTable ? 'table' : 'cards'}
        options={[
          { value: 'cards', label: t('deliveries.view.cards') },
          { value: 'table', label: t('deliveries.view.table') },
        ]}
        onChange={(value) => onChoose(value === 'table')}
      />
    </Flex>
  );
}
