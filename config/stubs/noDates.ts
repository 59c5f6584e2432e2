/** Stands for dayjs in Umi's start, where it sets the language of antd's date pickers: the portal's picker loads its language itself (src/forms/faces/mouse/DatePicker.tsx). */
export default undefined;
