/** The texts of core and page in one file: one way to the server instead of two. */
import core from "@core/texts/de.ftl?raw";
import page from "./de.ftl?raw";

export default [core, page];
