import { UserOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import PrivatePicture from '@/components/PrivatePicture';
import styles from './UserMenu.module.css';

/** The person's picture as the header call names it, else a figure; the name stands beside it. */
export default function UserFace() {
  const fileId = useModel('notice').header?.avatarFileId;
  return fileId ? (
    <PrivatePicture fileId={fileId} alt="" className={styles.face} isQuiet />
  ) : (
    <UserOutlined aria-hidden="true" />
  );
}
