import { UserOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { lazy, Suspense } from 'react';
import styles from './UserMenu.module.css';

/** Not part of the first load: few have a picture, and none is worth waiting for. */
const PrivatePicture = lazy(
  () => import(/* webpackChunkName: "picture" */ '@/components/PrivatePicture'),
);

/** The person's picture as the header call names it, else a figure; the name stands beside it. */
export default function UserFace() {
  const fileId = useModel('notice').header?.avatarFileId;
  const figure = <UserOutlined aria-hidden="true" />;
  if (!fileId) return figure;
  return (
    <Suspense fallback={figure}>
      <PrivatePicture fileId={fileId} alt="" className={styles.face} isQuiet />
    </Suspense>
  );
}
