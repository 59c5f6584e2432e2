import { useState } from 'react';
import { useT } from '@/hooks/useT';
import PlainButton from '../PlainButton';
import { mapLinks } from './maps';

/** A place, and by a press the maps that know it. No map learns of it before the person opens one. */
export default function PlaceText({ place }: { place: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!place) return null;
  return (
    <>
      <bdi lang="zh-CN" style={{ marginInlineEnd: 8 }}>
        {place}
      </bdi>
      <PlainButton
        look="link"
        size="small"
        className="offPaper"
        aria-expanded={isOpen}
        aria-label={t('map.openLabel', { place })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('map.open')}
      </PlainButton>
      {isOpen && (
        <ul className="bare">
          {mapLinks(place).map(({ map, href }) => (
            <li key={map}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {t(`map.${map}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
