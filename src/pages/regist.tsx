import Screen from '@/features/auth/RegistScreen';

export const routeProps = { title: 'regist.title', texts: ['forms'], guard: 'guest' };

export default Screen;
