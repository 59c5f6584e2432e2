import { useMajorNames } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import Marked from '../shared/Marked';

/** The majors of a position in a cell: the first by name, further ones counted. */
export default function Majors({ position: { majorCodes, matched } }: { position: Position }) {
  const t = useT();
  const names = useMajorNames(majorCodes.slice(0, 1));
  const rest = majorCodes.length - names.length;
  if (majorCodes.length === 0) return <span>{t('positions.detail.unlimited')}</span>;
  return (
    <>
      {names.length > 0 && (
        <span lang="zh-CN">
          <Marked text={names.join()} of="major" matched={matched} />
        </span>
      )}
      {rest > 0 && (
        <>
          <span> </span>
          <span style={{ whiteSpace: 'nowrap' }}>
            {t(names.length > 0 ? 'positions.row.moreMajors' : 'positions.row.majors', {
              count: rest,
            })}
          </span>
        </>
      )}
    </>
  );
}
