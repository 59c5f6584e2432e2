import Screen from '@/features/enterprises/RecruitmentScreen';

export const routeProps = { title: 'enterprises.recruitment.title', texts: ['reading'] };

export default Screen;
