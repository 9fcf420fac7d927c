import "../../styles/index";
