/** Stands for dayjs where pro-components only sets its language; the parts with dates load the language they need. */
export default { locale: () => undefined };
