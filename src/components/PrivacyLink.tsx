import { Link, useLocation } from '@umijs/max';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { onThisPage } from '@/utils/onThisPage';

/** Opens the privacy texts over the page in view. */
export default function PrivacyLink() {
  const t = useT();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set('privacy', '1');
  return (
    // A text: Umi's link draws nothing for an object that names no path.
    <Link to={onThisPage(`?${query}`) + hash} state={overlayState}>
      {t('frame.footer.privacy')}
    </Link>
  );
}
