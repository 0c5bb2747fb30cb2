/** The texts of core and page in one file: one way to the server instead of two. */
import core from "@core/texts/en.ftl?raw";
import page from "./en.ftl?raw";

export default [core, page];
