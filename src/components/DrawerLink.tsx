import { Link, useLocation } from '@umijs/max';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { onThisPage } from '@/utils/onThisPage';

/** The drawers that open over any page by a query parameter of their name (layouts/QueryDrawers). */
export type DrawerName = 'privacy' | 'accessibility';

/** Opens the privacy texts, or the accessibility settings, over the current page. */
export default function DrawerLink({ to }: { to: DrawerName }) {
  const t = useT();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set(to, '1');
  return (
    // The target is a string: Umi's link renders nothing for an object without a path.
    <Link to={onThisPage(`?${query}`) + hash} state={overlayState}>
      {t(`frame.footer.${to}`)}
    </Link>
  );
}
