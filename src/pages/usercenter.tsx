import UserCenterScreen from '@/features/usercenter/UserCenterScreen';

export const routeProps = { title: 'usercenter.title', guard: 'user' };

export default UserCenterScreen;
