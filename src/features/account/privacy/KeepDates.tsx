import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { useT } from '@/hooks/useT';
import { isKeepingDates, setKeepingDates } from '@/utils/keepDates';

/** Whether interviews and deadlines stay on this device, to be read without a connection. */
export default function KeepDates() {
  const t = useT();
  const id = useId();
  const [isKept, setKept] = useState(isKeepingDates);
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <Checkbox
        checked={isKept}
        aria-describedby={id}
        onChange={({ target }) => {
          setKept(target.checked);
          void setKeepingDates(target.checked);
        }}
      >
        {t('offline.keep')}
      </Checkbox>
      <p id={id} className="quiet">
        {t('offline.keep.hint')}
      </p>
    </div>
  );
}
