import Screen from '@/features/enterprises/RecruitmentScreen';

export const routeProps = { title: 'enterprises.recruitment.title' };

export default Screen;
