/** Stands for dayjs in Umi's start: it is there for antd's date pickers, of which the portal has none. */
export default undefined;
