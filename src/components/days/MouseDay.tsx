import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useClearButton } from '@/hooks/useClearButton';
import type { Intent } from '@/hooks/useIntent';
import { landmarkOf } from '@/utils/landmark';
import { textFields } from './DayInput';
import styles from './DayRange.module.css';
import { type DayProps, dayFormat } from './day';

/** The first one is shown; digits without separators are accepted, too. */
const formats = [dayFormat, 'YYYYMMDD', 'YYYY/MM/DD', 'YYYY.MM.DD'];

/** antd's DatePicker: a day, typed or picked. One beyond the other end of the range is taken, as the range then gives up that end. */
export default function MouseDay(props: DayProps & Intent) {
  const { id, value, onDay, isFocused, isPressed } = props;
  const clearButton = useClearButton();
  return (
    <DatePicker
      id={id}
      size="large"
      className={styles.picker}
      autoFocus={isFocused}
      defaultOpen={isPressed}
      format={formats}
      components={textFields.date}
      placeholder={dayFormat}
      allowClear={clearButton}
      getPopupContainer={landmarkOf}
      value={value ? dayjs(value) : null}
      onChange={(day) => onDay(day?.format(dayFormat))}
    />
  );
}
