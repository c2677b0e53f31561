/** The id of the form that every button and check box of the list belongs to, wherever it stands. */
export const LIST_FORM = "history-list";
