import { Link, useLocation } from '@umijs/max';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { onThisPage } from '@/utils/onThisPage';

/** Opens the privacy texts over the current page. */
export default function PrivacyLink() {
  const t = useT();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set('privacy', '1');
  return (
    // The target is a string: Umi's link renders nothing for an object without a path.
    <Link to={onThisPage(`?${query}`) + hash} state={overlayState}>
      {t('frame.footer.privacy')}
    </Link>
  );
}
